import { QueryClient } from '@tanstack/react-query'

/** Data is never stale by itself, never tried again by itself, never fetched on focus or by the clock (specification, section 9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  },
})
