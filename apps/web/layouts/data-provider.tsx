import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../query-client.ts'

/**
 * Provides queries and mutations. The layouts of the public pages and the workspace include it. Pages in the plain layouts use
 * `call`, or add the provider themselves, because it costs 10 kB of script.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
