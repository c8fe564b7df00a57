/** Private: what people upload with their answers. */
export const filesBucket = 'application-files'
