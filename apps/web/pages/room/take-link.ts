import { saveLink } from '#modules/interview-room/web/interview-link.ts'
import { type Guard, redirect } from '#ui/routes.ts'

/** Moves the token from the address to the tab's storage, and replaces the address in the history. */
export const takeLink: Guard = ({ url }) => {
  const token = url.searchParams.get('token')
  if (!token) return null
  saveLink(token)
  return redirect(url.pathname)
}
