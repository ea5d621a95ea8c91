import type { LoaderFunction } from 'react-router'
import { replace } from 'react-router'
import { keepLink } from '#modules/interview-room/web/kept-link.ts'

/** Takes the token out of the address, once: it is kept for the tab, and the address is replaced in the history. */
export const takeLink: LoaderFunction = ({ request }) => {
  const url = new URL(request.url)
  const token = url.searchParams.get('token')
  if (!token) return null
  keepLink(token)
  return replace(url.pathname)
}
