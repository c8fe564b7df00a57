/** The checks of answers and the words for what they find: fetched once there is something to check. */
export { validateAnswers } from '@contracts/forms/validate'
export { errorMessage } from './error-messages'
