import type { LoaderFunction } from 'react-router'
import { redirectDocument } from 'react-router'

/**
 * The candidates' pages are documents of their own, rendered by the server with a script that knows no router. A step to one of
 * them inside the product therefore leaves for it; a document that was asked for and is this one already has nothing there.
 */
export const loader: LoaderFunction = ({ request }) => {
  const [opened] = performance.getEntriesByType('navigation')
  if (opened?.name === request.url) throw new Error('The server did not render this page.')
  return redirectDocument(request.url)
}

export default function ApplicationDocument() {
  return null
}
