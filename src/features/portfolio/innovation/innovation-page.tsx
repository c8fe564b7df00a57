import { laterPage } from '@/shared/later/later-page'
import { innovationData } from '../portfolio-data'

export const InnovationPage = laterPage(
  () => import('./innovation-view').then((module) => module.InnovationView),
  innovationData,
)
