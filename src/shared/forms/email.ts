const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether mail could go there; only a mail shows whether it does. */
export const isEmail = (text: string): boolean => emailShape.test(text) && text.length <= 254
