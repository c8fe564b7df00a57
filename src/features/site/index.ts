/** The door of the public pages. Each function fetches one page; what a page reads stands beside it. */
export { siteCalls } from './calls/calls-data'
export { featuredStartups } from './home/featured-data'
export { siteFigures } from './home/figures-data'

export const loadHomePage = () => import('./home/home-page').then((module) => module.HomePage)

export const loadAboutPage = () => import('./about/about-page').then((module) => module.AboutPage)

export const loadForStartupsPage = () =>
  import('./for-startups/for-startups-page').then((module) => module.ForStartupsPage)

export const loadForInvestorsPage = () =>
  import('./for-investors/for-investors-page').then((module) => module.ForInvestorsPage)

export const loadHowItWorksPage = () =>
  import('./how-it-works/how-it-works-page').then((module) => module.HowItWorksPage)

export const loadJoinPage = () => import('./join/join-page').then((module) => module.JoinPage)

export const loadApplyPage = () => import('./apply/apply-page').then((module) => module.ApplyPage)

export const loadTermsOfServicePage = () =>
  import('./legal/terms-of-service-page').then((module) => module.TermsOfServicePage)

export const loadTermsOfUsePage = () =>
  import('./legal/terms-of-use-page').then((module) => module.TermsOfUsePage)

export const loadPrivacyPolicyPage = () =>
  import('./legal/privacy-policy-page').then((module) => module.PrivacyPolicyPage)

export const loadCodeOfConductPage = () =>
  import('./legal/code-of-conduct-page').then((module) => module.CodeOfConductPage)

export const loadTermsConsentPage = () =>
  import('./terms-consent/terms-consent-page').then((module) => module.TermsConsentPage)
