/** The door of the review side. Each function fetches one page of the dashboard, which is another for staff than for members. */
export const loadDashboardPage = () =>
  import('./pages').then(({ dashboardPage }) => dashboardPage.begin())

export const loadApplicationsPage = () =>
  import('./pages').then(({ applicationsPage }) => applicationsPage.begin())

export const loadApplicationPage = () =>
  import('./pages').then(({ applicationPage }) => applicationPage.begin())
