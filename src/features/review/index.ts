/** The door of the review side. Each function fetches one page of the dashboard, which is another for staff than for members. */
export const loadDashboardPage = () => import('./pages').then((module) => module.DashboardPage)

export const loadApplicationsPage = () =>
  import('./pages').then((module) => module.ApplicationsPage)

export const loadApplicationPage = () => import('./pages').then((module) => module.ApplicationPage)
