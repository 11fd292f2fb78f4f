import { ROUTES, type RouteName } from '@contracts/routes';

type ParameterIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterIn<Rest>
  : never;
type Parameters<Name extends RouteName> = Record<ParameterIn<(typeof ROUTES)[Name]['path']>, number | string>;

/** The method and URL of a call for RTK Query. `parameters` fill the path. */
export const callOf = <Name extends RouteName>(
  name: Name,
  ...[parameters]: keyof Parameters<Name> extends never ? [] : [parameters: Parameters<Name>]
): { url: string; method: string } => {
  const { method, path } = ROUTES[name];
  const values: Partial<Record<string, number | string>> = parameters ?? {};
  return {
    method,
    url: path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(String(values[parameter]))),
  };
};
