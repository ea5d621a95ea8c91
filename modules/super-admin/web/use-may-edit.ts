import { useQuery } from '@tanstack/react-query'
import { superAdminQuery } from './api.ts'

/** Whether the super admin may change anything. The server decides; pages hide what it would reject. */
export const useMayEdit = (): boolean => useQuery(superAdminQuery()).data?.access === 'full'
