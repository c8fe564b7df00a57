import { laterPage } from '@/shared/later/later-page'
import { postData } from '../content-data'

export const PostPage = laterPage(
  () => import('./post-view').then((module) => module.PostView),
  postData,
)
