/** Without what somebody looked for, or what a mail gave them, in the address. */
const bare = (address: string) => address.replace(/[?#].*$/, '')

/**
 * Says in the console what the host's policy kept a page from doing, each thing once: an operator sees it where other failures
 * stand, with the directive that would have to allow it.
 */
export function watchPolicy(): () => void {
  const said = new Set<string>()
  const say = (refused: SecurityPolicyViolationEvent) => {
    const { effectiveDirective: directive, blockedURI, sourceFile, lineNumber } = refused
    const what = `${directive} ${bare(blockedURI)}`
    if (said.has(what)) return
    said.add(what)
    console.error('The policy of this site refused something', {
      directive,
      what: bare(blockedURI),
      where: sourceFile ? `${bare(sourceFile)}:${String(lineNumber)}` : bare(location.href),
    })
  }
  document.addEventListener('securitypolicyviolation', say)
  return () => document.removeEventListener('securitypolicyviolation', say)
}
