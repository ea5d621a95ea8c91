import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { thanksWords } from '../../words/thanks.ts'
import { applicationLink } from '../candidate-api.ts'

/** A link to the candidate's status page. It is created on click, because it gives access like this page's own link. */
export function StatusPageLink({ token, children }: { token: string; children: ReactNode }) {
  const open = useMutation({
    mutationFn: () => applicationLink(token),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <span>
      <button
        type="button"
        className="iv-link"
        aria-disabled={open.isPending || undefined}
        onClick={() => !open.isPending && open.mutate()}
      >
        {children}
      </button>
      {open.isError && <span role="alert">{thanksWords.linkFailed}</span>}
    </span>
  )
}
