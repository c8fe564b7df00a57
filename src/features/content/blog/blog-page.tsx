import { laterPage } from '@/shared/later/later-page'
import { blogData } from '../content-data'

export const BlogPage = laterPage(
  () => import('./blog-view').then((module) => module.BlogView),
  blogData,
)
