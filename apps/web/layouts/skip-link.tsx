import { skipWords as words } from '../words/page-frame.ts'

/** The first stop of the Tab key: skips the navigation. */
export const SkipLink = () => (
  <a href="#content" className="button fixed top-2 left-2 z-70 -translate-y-16 focus:translate-y-0">
    {words.skip}
  </a>
)
