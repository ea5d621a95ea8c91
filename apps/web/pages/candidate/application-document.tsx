import { leaveFor, type Guard } from '#ui/routes.ts'

/**
 * The candidates' pages are documents of their own, rendered by the server with a script that knows no router. A step to one of
 * them inside the product therefore leaves for it; a document that was asked for and is this one already has nothing there.
 */
export const guard: Guard = ({ url }) => {
  const [opened] = performance.getEntriesByType('navigation')
  if (opened?.name === url.href) throw new Error('The server did not render this page.')
  return leaveFor(url.href)
}

export default function ApplicationDocument() {
  return null
}
