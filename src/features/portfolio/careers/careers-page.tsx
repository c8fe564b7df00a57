import { laterPage } from '@/shared/later/later-page'
import { careersData } from '../portfolio-data'

export const CareersPage = laterPage(
  () => import('./careers-view').then((module) => module.CareersView),
  careersData,
)
