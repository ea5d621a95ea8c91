import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../query-client.ts'

/**
 * Gives queries and mutations to what is inside. The site's and the workspace's layouts have it; pages of the plain layouts
 * (an organization's open roles, the application form) do without, by loaders and `call`, or wrap themselves: 10 kB of script.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
