const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** A browser that was told to keep no site data: looking at a storage throws. The returned function allows it again. */
export function blockStorage(): () => void {
  const names = ['localStorage', 'sessionStorage', 'BroadcastChannel'] as const
  const kept = names.map((name) => Object.getOwnPropertyDescriptor(window, name))
  for (const name of names) {
    const blocked = name === 'BroadcastChannel' ? { value: refuse } : { get: refuse }
    Object.defineProperty(window, name, { configurable: true, ...blocked })
  }
  return () => {
    for (const [index, name] of names.entries()) {
      const own = kept[index]
      if (own) Object.defineProperty(window, name, own)
      else Reflect.deleteProperty(window, name)
    }
  }
}
