/** Runs once the document and all that it named has come, or at once when it has. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}
