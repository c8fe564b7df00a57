import * as account from '@/features/account'
import * as applications from '@/features/applications'
import * as auth from '@/features/auth'
import * as contact from '@/features/contact'
import * as contentEditor from '@/features/content-editor'
import * as inbox from '@/features/inbox'
import * as notifications from '@/features/notifications'
import * as review from '@/features/review'
import * as site from '@/features/site'
import * as team from '@/features/team'
import { contentRoutes } from './content-routes'
import type { AppRoute } from './route-table'

/** The whole map of URLs. A function, so that nothing is fetched and no table is shared before it is asked for. */
export const siteRoutes = (): AppRoute[] => [
  ...publicRoutes,
  ...contentRoutes,
  ...sessionRoutes,
  ...formRoutes,
  ...dashboardRoutes,
]

const homeData = () => [site.siteCalls, site.siteFigures, site.featuredStartups]

const publicRoutes: AppRoute[] = [
  {
    path: '/',
    title: 'Home',
    layout: 'public',
    load: site.loadHomePage,
    data: homeData,
    next: ['/join', '/how-it-works', '/for-startups'],
  },
  {
    path: '/home',
    title: 'Home',
    layout: 'public',
    load: site.loadHomePage,
    data: homeData,
    unlisted: true,
    next: ['/join', '/how-it-works', '/for-startups'],
  },
  {
    path: '/about',
    title: 'About',
    layout: 'public',
    load: site.loadAboutPage,
  },
  {
    path: '/for-startups',
    title: 'For startups',
    layout: 'public',
    load: site.loadForStartupsPage,
    next: ['/join', '/how-it-works'],
  },
  {
    path: '/for-investors',
    title: 'For investors',
    layout: 'public',
    load: site.loadForInvestorsPage,
  },
  {
    path: '/how-it-works',
    title: 'How it works',
    layout: 'public',
    load: site.loadHowItWorksPage,
  },
  {
    path: '/join',
    title: 'Join',
    layout: 'public',
    load: site.loadJoinPage,
    next: ['/auth', '/apply'],
  },
  {
    path: '/apply',
    title: 'Open calls',
    layout: 'public',
    load: site.loadApplyPage,
    data: () => [site.siteCalls],
  },
  {
    path: '/contact',
    title: 'Contact',
    layout: 'public',
    load: contact.loadContactPage,
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    layout: 'public',
    load: site.loadTermsOfServicePage,
  },
  {
    path: '/terms-of-use',
    title: 'Terms of use',
    layout: 'public',
    load: site.loadTermsOfUsePage,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    layout: 'public',
    load: site.loadPrivacyPolicyPage,
  },
  {
    path: '/code-of-conduct',
    title: 'Code of conduct',
    layout: 'public',
    load: site.loadCodeOfConductPage,
  },
  {
    path: '/terms-consent',
    title: 'Your agreement',
    layout: 'public',
    load: site.loadTermsConsentPage,
  },
]

const loadAuthPage = () => auth.loadAuthPage().then((module) => module.AuthPage)

const sessionRoutes: AppRoute[] = [
  {
    path: '/auth',
    title: 'Sign in or sign up',
    layout: 'bare',
    load: loadAuthPage,
  },
  { path: '/login', title: 'Sign in', layout: 'bare', load: loadAuthPage, unlisted: true },
  {
    path: '/auth-callback',
    title: 'Signing in',
    layout: 'bare',
    load: () => auth.loadAuthCallbackPage().then((module) => module.AuthCallbackPage),
    unlisted: true,
  },
  {
    path: '/auth-redirect',
    title: 'Signing in',
    layout: 'bare',
    load: () => auth.loadAuthRedirectPage().then((module) => module.AuthRedirectPage),
    unlisted: true,
  },
  {
    path: '/reset-password',
    title: 'Reset your password',
    layout: 'bare',
    load: () => auth.loadResetPasswordPage().then((module) => module.ResetPasswordPage),
  },
]

const formPages = applications.loadApplicationFormPages

const formRoutes: AppRoute[] = [
  {
    path: '/application-form',
    title: 'Begin an application',
    layout: 'form',
    load: applications.loadChooserPage,
  },
  {
    path: '/application-form/startup',
    title: 'Startup application',
    layout: 'form',
    load: () => formPages().then((module) => module.StartupFormPage),
    start: applications.startForm('startup'),
  },
  {
    path: '/application-form/investor',
    title: 'Investor application',
    layout: 'form',
    load: () => formPages().then((module) => module.InvestorFormPage),
    start: applications.startForm('investor'),
  },
  {
    path: '/application-form/advisor-mentor',
    title: 'Advisor and mentor application',
    layout: 'form',
    load: () => formPages().then((module) => module.AdvisorMentorFormPage),
    start: applications.startForm('advisor-mentor'),
  },
  {
    path: '/application-form/support-partner',
    title: 'Support partner application',
    layout: 'form',
    load: () => formPages().then((module) => module.SupportPartnerFormPage),
    start: applications.startForm('support-partner'),
  },
]

const dashboardRoutes: AppRoute[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    layout: 'dashboard',
    load: review.loadDashboardPage,
  },
  {
    path: '/dashboard/applications',
    title: 'Applications',
    layout: 'dashboard',
    load: review.loadApplicationsPage,
  },
  {
    path: '/dashboard/applications/:id',
    title: 'Application',
    layout: 'dashboard',
    load: review.loadApplicationPage,
    unlisted: true,
  },
  {
    path: '/dashboard/new-application',
    title: 'New application',
    layout: 'dashboard',
    load: applications.loadNewApplicationPage,
  },
  {
    path: '/dashboard/content',
    title: 'Content',
    layout: 'dashboard',
    load: contentEditor.loadContentListPage,
    unlisted: true,
  },
  {
    path: '/dashboard/content/:kind/new',
    title: 'Content',
    layout: 'dashboard',
    load: contentEditor.loadEditorPage,
    start: contentEditor.startEditor,
    unlisted: true,
  },
  {
    path: '/dashboard/content/:kind/:id',
    title: 'Content',
    layout: 'dashboard',
    load: contentEditor.loadEditorPage,
    start: contentEditor.startEditor,
    unlisted: true,
  },
  {
    path: '/dashboard/messages',
    title: 'Messages',
    layout: 'dashboard',
    load: inbox.loadMessagesPage,
    unlisted: true,
  },
  {
    path: '/dashboard/notifications',
    title: 'Notifications',
    layout: 'dashboard',
    load: () => notifications.loadNotificationsPage().then((module) => module.NotificationsPage),
  },
  {
    path: '/dashboard/team',
    title: 'Team',
    layout: 'dashboard',
    load: team.loadTeamPage,
    unlisted: true,
  },
  {
    path: '/dashboard/settings',
    title: 'Settings',
    layout: 'dashboard',
    load: () => account.loadSettingsPage().then((module) => module.SettingsPage),
  },
]
