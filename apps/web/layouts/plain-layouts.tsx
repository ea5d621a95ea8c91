import { Outlet } from '#ui/router.tsx'

/** No header, footer or sidebar. */
export function NoLayout() {
  return <Outlet />
}

/** Paths under /apply/: plain, full height, with the larger controls for candidates. */
export function ApplyLayout() {
  return (
    <div data-roomy className="flex min-h-dvh flex-col text-16">
      <Outlet />
    </div>
  )
}
