import { lazy, Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { FieldInputProps } from './field-input.ts'

type Inputs = typeof import('./rare-inputs.tsx')

/** An input that few forms have: candidates load it only where it is asked. The server renders its place. */
export function rareInput(name: keyof Inputs) {
  const Loaded = lazy(() => import('./rare-inputs.tsx').then(inputs => ({ default: inputs[name] })))
  return function RareInput(props: FieldInputProps) {
    const place = <Skeleton className="h-24" />
    return useHydrated() ? (
      <Suspense fallback={place}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      place
    )
  }
}
