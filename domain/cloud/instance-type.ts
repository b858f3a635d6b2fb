/** What an instance of the cloud is, as the vendor numbers it (ENUM-11). */
export const INSTANCE_TYPES = { organization: 0, cfb: 1 } as const;

export type InstanceType = (typeof INSTANCE_TYPES)[keyof typeof INSTANCE_TYPES];
