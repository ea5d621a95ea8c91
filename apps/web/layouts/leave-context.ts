import { createContext } from 'react'

/**
 * Takes the screens of the session away at once, as the workspace does: the next page takes a moment to load, and they would go on asking the
 * server, be refused, and lead to the login page.
 */
export const LeaveContext = createContext<() => void>(() => undefined)
