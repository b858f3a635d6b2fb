/** What the tabs are called, and the pages that they lead to. */
export const titles = { manage: 'Manage Products', billing: 'Billing', profile: 'Edit Profile' } as const;
