export interface Program {
  name: string;
  part: 'gateway' | 'vendor-api' | 'sandbox';
  ports: { port: number; setting: string }[];
  env: Record<string, string>;
}

export interface Addresses {
  isWhole: boolean;
  portal: string;
  accounts: string;
  vendor: string;
  payments: string;
  smtp: string;
  mail: string;
}

export function programsOf(env: Record<string, string | undefined>): Program[];
export function addressesOf(env: Record<string, string | undefined>): Addresses;
