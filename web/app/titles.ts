/** Titles of the tabs and of their pages. */
export const titles = { manage: 'Manage Products', billing: 'Billing', profile: 'Edit Profile' } as const;
