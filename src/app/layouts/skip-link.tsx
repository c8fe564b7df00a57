/** The first thing that the Tab key meets. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="screen-only absolute start-4 top-2 z-60 -translate-y-20 rounded-control bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
