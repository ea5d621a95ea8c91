import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { applicationLink } from '../candidate-api.ts'

/** To the candidate's own page of the application. Its address is made when it is wanted: it is a key like this page's own. */
export function FollowLink({ token, children }: { token: string; children: ReactNode }) {
  const open = useMutation({
    mutationFn: () => applicationLink(token),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <span className="iv-follow">
      <button
        type="button"
        className="iv-link"
        aria-disabled={open.isPending || undefined}
        onClick={() => !open.isPending && open.mutate()}
      >
        {children}
      </button>
      {open.isError && <span role="alert"> This could not be opened just now. The first mail leads there too.</span>}
    </span>
  )
}
