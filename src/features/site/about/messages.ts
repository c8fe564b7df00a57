import { brand } from '@/config/brand'

/** The top of `/about`. */
export const messages = {
  meta: {
    title: 'About',
    description: `Who runs ${brand.name}, what the programme office does with an application, what it leaves alone, and who decides.`,
  },
  title: 'Somebody has to read it',
  lead: `Every programme says that it looks for people with ideas. What people remember is whether anybody read what they wrote. ${brand.operator.name} runs ${brand.name} so that somebody does, and so that everybody hears what came of it.`,
}
