import { useQuery } from '@tanstack/react-query'
import type { CustomField } from '../contract.ts'
import { filterValuesQuery } from './api.ts'

const NONE: readonly CustomField[] = []

/** The custom AI fields that can be columns and filters. They are fetched only where one is needed. */
export function useCustomFields(needed: boolean): readonly CustomField[] {
  return useQuery({ ...filterValuesQuery(), enabled: needed }).data?.custom_fields ?? NONE
}
