import type { ComponentType, ReactNode } from 'react'
import { PublicLayout } from './layouts/public-layout'
import { loadOnce } from '@/shared/load-once'
import type { Layout } from './route-table'

export type LayoutComponent = ComponentType<{ children: ReactNode }>

/** The public layout comes with the app; the others bring the query client along, when they are needed. */
const loaders: Record<Layout, () => Promise<LayoutComponent>> = {
  public: loadOnce(() => Promise.resolve(PublicLayout)),
  form: loadOnce(() => import('./layouts/form-layout').then((module) => module.FormLayout)),
  bare: loadOnce(() => import('./layouts/bare-layout').then((module) => module.BareLayout)),
  dashboard: loadOnce(() =>
    import('./layouts/dashboard-layout').then((module) => module.DashboardLayout),
  ),
}

export const loadLayout = (layout: Layout): Promise<LayoutComponent> => loaders[layout]()
