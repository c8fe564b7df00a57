import { laterPage } from '@/shared/later/later-page'
import { resourcesData } from '../content-data'

export const ResourcesPage = laterPage(
  () => import('./resources-view').then((module) => module.ResourcesView),
  resourcesData,
)
