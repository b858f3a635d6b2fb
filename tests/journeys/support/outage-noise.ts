/** Console messages of a browser while a service does not answer. */
export const outageNoise =
  /Failed to load resource|Failed to fetch|ERR_CONNECTION|50[234]|GraphQL error|CombinedGraphQLErrors/;
