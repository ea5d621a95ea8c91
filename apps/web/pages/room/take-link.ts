import type { LoaderFunction } from 'react-router'
import { replace } from 'react-router'
import { saveLink } from '#modules/interview-room/web/interview-link.ts'

/** Moves the token from the address to the tab's storage, and replaces the address in the history. */
export const takeLink: LoaderFunction = ({ request }) => {
  const url = new URL(request.url)
  const token = url.searchParams.get('token')
  if (!token) return null
  saveLink(token)
  return replace(url.pathname)
}
