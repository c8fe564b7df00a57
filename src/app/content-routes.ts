import * as content from '@/features/content'
import * as portfolio from '@/features/portfolio'
import type { AppRoute } from './route-table'

/** The public pages whose content is in the database. */
export const contentRoutes: AppRoute[] = [
  {
    path: '/blog',
    title: 'Blog',
    layout: 'public',
    load: content.loadBlogPage,
    data: content.blogData,
  },
  {
    path: '/blog/:id',
    title: 'Post',
    layout: 'public',
    load: content.loadPostPage,
    data: content.postData,
    unlisted: true,
  },
  {
    path: '/resources',
    title: 'Resources',
    layout: 'public',
    load: content.loadResourcesPage,
    data: content.resourcesData,
  },
  {
    path: '/support',
    title: 'Support',
    layout: 'public',
    load: content.loadSupportPage,
    data: content.supportData,
  },
  {
    path: '/portfolio',
    title: 'Portfolio',
    layout: 'public',
    load: portfolio.loadPortfolioPage,
    data: portfolio.portfolioData,
  },
  {
    path: '/innovation',
    title: 'Open innovation',
    layout: 'public',
    load: portfolio.loadInnovationPage,
    data: portfolio.innovationData,
  },
  {
    path: '/careers',
    title: 'Careers',
    layout: 'public',
    load: portfolio.loadCareersPage,
    data: portfolio.careersData,
  },
]
