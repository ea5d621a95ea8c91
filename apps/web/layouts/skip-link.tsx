/** The first stop of the Tab key: over the navigation to the content. */
export function SkipLink() {
  return (
    <a href="#content" className="button fixed top-2 left-2 z-70 -translate-y-16 focus:translate-y-0">
      Skip to content
    </a>
  )
}
