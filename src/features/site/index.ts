/** The door of the public pages. Each function fetches one page. */
export const loadHomePage = () => import('./home/home-page').then((module) => module.HomePage)

export const loadHowItWorksPage = () =>
  import('./how-it-works/how-it-works-page').then((module) => module.HowItWorksPage)

export const loadJoinPage = () => import('./join/join-page').then((module) => module.JoinPage)

export const loadApplyPage = () => import('./apply/apply-page').then((module) => module.ApplyPage)

export const loadTermsPage = () => import('./legal/terms-page').then((module) => module.TermsPage)

export const loadPrivacyPage = () =>
  import('./legal/privacy-page').then((module) => module.PrivacyPage)
