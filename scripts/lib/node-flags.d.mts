export const SHORT_LIVED: string[];
export const SHORT_LIVED_WITH_DATABASE: string[];
