export { ActionPlan, Bridge, CallFailed, CompiledNode, Failure, FlagClient, Frame, GivenParams, HostOptions, HttpOptions, LayarProvider, LayarProviderProps, OpenScreen, Params, Project, Refused, Report, Screen, ScreenEntry, ScreenProps, ScreenStore, ScreenTypes, SendCall, Session, Situation, Storage, TransportCall, TypesOf, Widgets, httpTransport, openSession, preloadScreen, useScreen } from './layar-shared.js';
import 'react';
import 'zustand/vanilla';
