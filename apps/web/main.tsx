import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { followScheme } from '#ui/theme.ts'
import { configureApi } from './api-client.ts'
import { routes } from './router.tsx'
import './styles.css'

followScheme()
const router = createBrowserRouter(routes)
configureApi({
  navigate: to => void router.navigate(to),
  // Pages without a sign-in keep nothing of it, and do not load it.
  forget: () => void import('./query-client.ts').then(({ queryClient }) => queryClient.clear()),
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
