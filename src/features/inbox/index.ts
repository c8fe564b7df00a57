/** The door of the feature: what people wrote to the programme, as its managers read and settle it. */
export const loadMessagesPage = () =>
  import('./messages-page').then((module) => module.MessagesPage)

/** How much waits, beside the way to it. */
export const loadOpenCount = () => import('./open-count').then((module) => module.OpenCount)
