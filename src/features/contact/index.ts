/** The door of the feature: the contact page, and the newsletter that others ask for at their end. */
export { NewsletterSection } from './newsletter-section'

export const loadContactPage = () => import('./contact-page').then((module) => module.ContactPage)
