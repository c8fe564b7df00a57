import * as account from '@/features/account'
import * as applications from '@/features/applications'
import * as auth from '@/features/auth'
import * as notifications from '@/features/notifications'
import * as review from '@/features/review'
import * as site from '@/features/site'
import type { AppRoute } from './route-table'

/** The whole map of URLs. A function, so that nothing is fetched and no table is shared before it is asked for. */
export const siteRoutes = (): AppRoute[] => [
  ...publicRoutes,
  ...sessionRoutes,
  ...formRoutes,
  ...dashboardRoutes,
]

const publicRoutes: AppRoute[] = [
  {
    path: '/',
    title: 'Home',
    layout: 'public',
    load: site.loadHomePage,
    next: ['/join', '/how-it-works'],
  },
  {
    path: '/home',
    title: 'Home',
    layout: 'public',
    load: site.loadHomePage,
    unlisted: true,
    next: ['/join', '/how-it-works'],
  },
  {
    path: '/how-it-works',
    title: 'How it works',
    keywords: 'about steps review decision data',
    layout: 'public',
    load: site.loadHowItWorksPage,
  },
  {
    path: '/join',
    title: 'Join',
    keywords: 'sign up register account become member',
    layout: 'public',
    load: site.loadJoinPage,
    next: ['/auth', '/apply'],
  },
  {
    path: '/apply',
    title: 'Open calls',
    keywords: 'apply application programme deadline cohort',
    layout: 'public',
    load: site.loadApplyPage,
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    keywords: 'legal conditions rules',
    layout: 'public',
    load: site.loadTermsPage,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    keywords: 'legal data protection cookies rights',
    layout: 'public',
    load: site.loadPrivacyPage,
  },
]

const loadAuthPage = () => auth.loadAuthPage().then((module) => module.AuthPage)

const sessionRoutes: AppRoute[] = [
  {
    path: '/auth',
    title: 'Sign in or sign up',
    keywords: 'login account register password',
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
    path: '/reset-password',
    title: 'Reset your password',
    keywords: 'forgot lost new password',
    layout: 'bare',
    load: () => auth.loadResetPasswordPage().then((module) => module.ResetPasswordPage),
  },
]

const formPages = applications.loadApplicationFormPages

const formRoutes: AppRoute[] = [
  {
    path: '/application-form',
    title: 'Begin an application',
    keywords: 'apply form call begin start',
    layout: 'form',
    load: applications.loadChooserPage,
  },
  {
    path: '/application-form/startup',
    title: 'Startup application',
    keywords: 'apply form founder company',
    layout: 'form',
    load: () => formPages().then((module) => module.StartupFormPage),
    start: applications.startForm('startup'),
  },
  {
    path: '/application-form/investor',
    title: 'Investor application',
    keywords: 'apply form fund angel ticket',
    layout: 'form',
    load: () => formPages().then((module) => module.InvestorFormPage),
    start: applications.startForm('investor'),
  },
  {
    path: '/application-form/advisor-mentor',
    title: 'Advisor and mentor application',
    keywords: 'apply form mentor expert office hours',
    layout: 'form',
    load: () => formPages().then((module) => module.AdvisorMentorFormPage),
    start: applications.startForm('advisor-mentor'),
  },
  {
    path: '/application-form/support-partner',
    title: 'Support partner application',
    keywords: 'apply form partner offer perk',
    layout: 'form',
    load: () => formPages().then((module) => module.SupportPartnerFormPage),
    start: applications.startForm('support-partner'),
  },
]

const dashboardRoutes: AppRoute[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    keywords: 'home today next step',
    layout: 'dashboard',
    load: review.loadDashboardPage,
  },
  {
    path: '/dashboard/applications',
    title: 'Applications',
    keywords: 'list status decisions drafts',
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
    keywords: 'apply form call begin start',
    layout: 'dashboard',
    load: applications.loadNewApplicationPage,
  },
  {
    path: '/dashboard/notifications',
    title: 'Notifications',
    layout: 'dashboard',
    load: () => notifications.loadNotificationsPage().then((module) => module.NotificationsPage),
  },
  {
    path: '/dashboard/settings',
    title: 'Settings',
    keywords: 'account name phone password theme dark light sign out',
    layout: 'dashboard',
    load: () => account.loadSettingsPage().then((module) => module.SettingsPage),
  },
]
