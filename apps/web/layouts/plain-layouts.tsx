import { Outlet } from 'react-router'

/** No chrome: the page brings all of itself. */
export function NoLayout() {
  return <Outlet />
}

/** Paths under /apply/: plain, full height, in the candidates' sizes. */
export function ApplyLayout() {
  return (
    <div data-roomy className="flex min-h-dvh flex-col text-16">
      <Outlet />
    </div>
  )
}
