/** What the two boxes of an amount and of a phone number are called. */
export const amountMessages = {
  amount: 'Amount',
  currency: 'Currency',
  phoneCountry: 'Country code',
  phoneNumber: 'Number',
} as const
