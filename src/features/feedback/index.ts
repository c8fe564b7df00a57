/** The door of the feature: the button that is on every page. */
export { FeedbackButton } from './feedback-button'
