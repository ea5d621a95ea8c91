import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { RouterProvider } from '#ui/router.tsx'
import { followScheme } from '#ui/theme.ts'
import { configureApi } from './api-client.ts'
import { watchTyping } from './expired-session.ts'
import { FirstPaint } from './layouts/root.tsx'
import { routes } from './router.tsx'
import './styles.css'

followScheme()
watchTyping()
configureApi({
  navigate,
  // Pages without a session have no cache, and do not load its code.
  clearCache: () => void import('./query-client.ts').then(({ queryClient }) => queryClient.clear()),
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider routes={routes} fallback={<FirstPaint />} />
    </StrictMode>,
  )
}
