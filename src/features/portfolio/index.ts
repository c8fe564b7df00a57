/** The door of the startups that are shown: they, what they and the operator have open, and the challenges of partners. */
export { careersData, innovationData, portfolioData } from './portfolio-data'

export const loadPortfolioPage = () =>
  import('./startups/portfolio-page').then((module) => module.PortfolioPage)

export const loadCareersPage = () =>
  import('./careers/careers-page').then((module) => module.CareersPage)

export const loadInnovationPage = () =>
  import('./innovation/innovation-page').then((module) => module.InnovationPage)
