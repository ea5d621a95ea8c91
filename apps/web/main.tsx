import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { followScheme } from '#ui/theme.ts'
import { configureApi } from './api-client.ts'
import { routes } from './router.tsx'
import './styles.css'

followScheme()
const router = createBrowserRouter(routes)
configureApi(to => void router.navigate(to))

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
