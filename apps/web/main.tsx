import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { followScheme } from '#ui/theme.ts'
import { configureApi } from './api-client.ts'
import { watchTyping } from './expired-session.ts'
import { routes } from './router.tsx'
import './styles.css'

followScheme()
watchTyping()
const router = createBrowserRouter(routes)
configureApi({
  navigate: to => void router.navigate(to),
  // Pages without a session have no cache, and do not load its code.
  clearCache: () => void import('./query-client.ts').then(({ queryClient }) => queryClient.clear()),
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
